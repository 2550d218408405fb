// The whole product in one resource group. docs/deploy.md has the order of the steps and the meaning of each value.
targetScope = 'resourceGroup'

@description('Short name of the site: part of every resource name.')
@minLength(3)
@maxLength(12)
param name string

@description('Region of the Static Web App.')
param location string = 'westeurope'

@description('Region of everything that keeps or processes personal data.')
param dataRegion string = 'germanywestcentral'

@description('Node of the function app. az functionapp list-flexconsumption-runtimes --runtime node names those of a region.')
param nodeVersion string = '24'

@description('Subject under which GitHub signs a deployment: docs/deploy.md, step 3, reads it.')
param deploymentSubject string

@description('Has a Logic App sweep the outbox beside the timer of the function app: for a timer that has died.')
param sweepFromOutside bool = false

@description('Address of the site, such as https://www.example.com, once its DNS points here: binds it. Empty before.')
param publicOrigin string = ''

@description('Proof for Azure that the address is yours: an apex domain, such as example.com, can have no CNAME.')
@allowed(['cname-delegation', 'dns-txt-token'])
param siteDomainValidation string = 'cname-delegation'

@description('Other hosts of the site, such as www.example.com beside example.com, each with a CNAME to it.')
param otherHosts array = []

@description('Switches the alerts on. Before the first deployment there is nothing to watch.')
param alertsEnabled bool = false

@description('Other origins whose pages may call the functions, with commas between.')
param extraOrigins string = ''

@description('Domain that mails are sent from, such as example.com')
param mailDomain string

@description('Part of the sender address before the at sign. Azure makes donotreply itself, and any other only once it has raised the quota of the mail domain.')
param mailSender string = 'donotreply'

@description('True once Azure has verified the DNS records of the mail domain; linking it before fails.')
param domainVerified bool = false

@description('Mailbox of the team, for the messages of visitors.')
param teamEmail string

@description('Name beside the sender address.')
param organisationName string

@description('Address for alerts. Not a mailbox that depends on this product.')
param alertEmail string

@description('Opens the sweep and the details of the health: openssl rand -base64 32')
@secure()
@minLength(32)
param outboxKey string

@description('Turns addresses into keys of rows: openssl rand -base64 32. Never changed.')
@secure()
@minLength(32)
param idKey string

@description('Sign confirmation links, newest first, with commas between: openssl rand -base64 32')
@secure()
@minLength(32)
param tokenSecrets string

@description('All mails in an hour: below the quota of the e-mail service.')
param mailsPerHour int = 90

@description('Status checks of mails in an hour: below the quota of the e-mail service for them, 200 until raised.')
param questionsPerHour int = 180

@description('Posts that one network may send in ten minutes.')
param postsPerClient int = 12

@description('Posts that one network may send in an hour: far below mailsPerHour, since each causes two mails.')
param postsPerClientInAnHour int = 20

@description('Public addresses that the platform adds to X-Forwarded-For behind the caller; the smoke test finds the number.')
param trustedHops int = 0

@description('Mails that one mailbox may get in a day.')
param mailsPerMailbox int = 3

@description('Days for which leads are kept.')
param keepLeadsDays int = 184

@description('Sends the team a mail each working day on which something waits for it.')
@allowed(['on', 'off'])
param morningMail string = 'on'

@description('Talks that may begin at the same moment: the number of people who hold them.')
param talksAtOnce int = 1

@description('Lets the team propose times for a talk from its mails.')
@allowed(['on', 'off'])
param talks string = 'on'

// Until the custom domain is bound, the site uses Azure's default hostname.
var origin = empty(publicOrigin) ? 'https://${site.properties.defaultHostname}' : publicOrigin

resource storage 'Microsoft.Storage/storageAccounts@2023-05-01' = {
  name: take('st${toLower(replace(name, '-', ''))}${uniqueString(resourceGroup().id)}', 24)
  location: dataRegion
  kind: 'StorageV2'
  sku: { name: 'Standard_ZRS' }
  properties: {
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    allowBlobPublicAccess: false
    allowSharedKeyAccess: false
  }
}

// A lock, because tables cannot be restored after their account is deleted. Setting it needs the role Owner, or User
// Access Administrator in addition to Contributor.
resource storageLock 'Microsoft.Authorization/locks@2020-05-01' = {
  name: 'keep'
  scope: storage
  properties: { level: 'CanNotDelete' }
}

resource mail 'Microsoft.Communication/emailServices@2023-04-01' = {
  name: 'mail-${name}'
  location: 'global'
  properties: { dataLocation: 'Germany' }
}

resource mailFrom 'Microsoft.Communication/emailServices/domains@2023-04-01' = {
  parent: mail
  name: mailDomain
  location: 'global'
  properties: {
    domainManagement: 'CustomerManaged'
    userEngagementTracking: 'Disabled'
  }
}

resource sender 'Microsoft.Communication/emailServices/domains/senderUsernames@2023-04-01' = if (domainVerified && toLower(mailSender) != 'donotreply') {
  parent: mailFrom
  name: mailSender
  properties: {
    username: mailSender
    displayName: organisationName
  }
}

resource communication 'Microsoft.Communication/communicationServices@2025-05-01' = {
  name: 'acs-${name}'
  location: 'global'
  properties: {
    dataLocation: 'Germany'
    disableLocalAuth: true
    linkedDomains: domainVerified ? [mailFrom.id] : []
  }
}

resource logs 'Microsoft.OperationalInsights/workspaces@2023-09-01' = {
  name: 'log-${name}'
  location: dataRegion
  properties: {
    sku: { name: 'PerGB2018' }
    retentionInDays: 30
    workspaceCapping: { dailyQuotaGb: 1 }
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: 'appi-${name}'
  location: dataRegion
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: logs.id
  }
}

// Keeps the data of Application Insights for 30 days instead of 90, because it contains the URLs of requests.
@batchSize(1)
resource insightTables 'Microsoft.OperationalInsights/workspaces/tables@2022-10-01' = [
  for table in [
    'AppAvailabilityResults'
    'AppBrowserTimings'
    'AppDependencies'
    'AppEvents'
    'AppExceptions'
    'AppMetrics'
    'AppPageViews'
    'AppPerformanceCounters'
    'AppRequests'
    'AppSystemEvents'
    'AppTraces'
  ]: {
    parent: logs
    name: table
    properties: {
      retentionInDays: 30
      totalRetentionInDays: 30
    }
  }
]

resource site 'Microsoft.Web/staticSites@2024-04-01' = {
  name: 'swa-${name}'
  location: location
  sku: { name: 'Standard', tier: 'Standard' }
  properties: {
    stagingEnvironmentPolicy: 'Disabled'
    allowConfigFileUpdates: true
    // Uploads from a pipeline set this value. Azure then refuses a template without it (Azure/static-web-apps#495).
    provider: 'Custom'
    enterpriseGradeCdnStatus: 'Disabled'
  }
}

resource siteDomain 'Microsoft.Web/staticSites/customDomains@2024-04-01' = if (!empty(publicOrigin)) {
  parent: site
  name: replace(publicOrigin, 'https://', '')
  properties: { validationMethod: siteDomainValidation }
}

resource otherDomains 'Microsoft.Web/staticSites/customDomains@2024-04-01' = [
  for host in otherHosts: {
    parent: site
    name: host
    properties: { validationMethod: 'cname-delegation' }
  }
]

// The app settings. functions/config.ts validates them; tests/infra/app-settings.test.ts compares the two lists.
var settings = {
  ACS_ENDPOINT: 'https://${communication.properties.hostName}'
  STORAGE_ENDPOINT: storage.properties.primaryEndpoints.table
  PUBLIC_ORIGIN: origin
  EXTRA_ORIGINS: extraOrigins
  MAIL_FROM: '${mailSender}@${mailDomain}'
  MAIL_TO: teamEmail
  OUTBOX_KEY: outboxKey
  ID_KEY: idKey
  TOKEN_SECRETS: tokenSecrets
  MAILS_PER_HOUR: string(mailsPerHour)
  QUESTIONS_PER_HOUR: string(questionsPerHour)
  POSTS_PER_CLIENT: string(postsPerClient)
  POSTS_PER_CLIENT_IN_AN_HOUR: string(postsPerClientInAnHour)
  TRUSTED_HOPS: string(trustedHops)
  MAILS_PER_MAILBOX: string(mailsPerMailbox)
  KEEP_LEADS_DAYS: string(keepLeadsDays)
  ALERTS: alertsEnabled ? 'on' : 'off'
  TALKS_AT_ONCE: string(talksAtOnce)
  TALKS: talks
  MORNING_MAIL: morningMail
  APPLICATIONINSIGHTS_CONNECTION_STRING: insights.properties.ConnectionString
}

module functions 'functions.bicep' = {
  name: 'functions'
  params: {
    name: name
    location: dataRegion
    siteName: site.name
    storageName: storage.name
    communicationName: communication.name
    nodeVersion: nodeVersion
    deploymentSubject: deploymentSubject
    settings: settings
  }
  // The app's settings contain the custom domain, which works only once it is bound.
  dependsOn: [siteDomain]
}

module sweep 'scheduled-call.bicep' = if (sweepFromOutside) {
  name: 'sweep'
  params: {
    name: 'sweep-${name}'
    location: dataRegion
    everyMinutes: 1
    method: 'POST'
    uri: '${origin}/api/outbox-sweep'
    outboxKey: outboxKey
    holds: '@equals(outputs(\'call\')[\'statusCode\'], 200)'
    problem: 'The sweep failed.'
  }
  dependsOn: [siteDomain]
}

resource alertGroup 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: 'alert-${name}'
  location: 'global'
  properties: {
    enabled: alertsEnabled
    groupShortName: take(name, 12)
    emailReceivers: [
      {
        name: 'operator'
        emailAddress: alertEmail
        useCommonAlertSchema: true
      }
    ]
  }
}

// Conditions on the details of GET /api/health (functions/calls/health.ts). infra/smoke.ts --watch checks them too.
var checks = [
  {
    name: 'health'
    holds: '@and(equals(outputs(\'call\')[\'statusCode\'], 200), equals(body(\'call\')?[\'storage\'], \'up\'))'
    problem: 'A setting is wrong or the storage is down. GET /api/health with the key names it.'
  }
  {
    name: 'dead-letters'
    holds: '@equals(coalesce(body(\'call\')?[\'deadTeamLetters\'], 0), 0)'
    problem: 'Mails to the team could not be delivered. Read them: npm run leads -- dead'
  }
  {
    name: 'oldest-mail'
    holds: '@less(coalesce(body(\'call\')?[\'oldestDueMailS\'], 0), 3600)'
    problem: 'A mail has waited for more than an hour: the e-mail service refuses or its quota is used up.'
  }
  {
    name: 'held-mail'
    holds: '@less(coalesce(body(\'call\')?[\'oldestHeldMailS\'], 0), 604800)'
    problem: 'A mail that is held for haste, as a bot\'s, has waited for a week. Look at it: npm run leads -- dead'
  }
  {
    name: 'last-sweep'
    holds: '@less(coalesce(body(\'call\')?[\'lastSweepS\'], 999999), 900)'
    problem: 'Nothing has swept the outbox for 15 minutes.'
  }
  {
    name: 'last-forgetting'
    holds: '@less(coalesce(body(\'call\')?[\'lastForgettingS\'], 0), 172800)'
    problem: 'For two days what was kept long enough has not all been deleted.'
  }
]

module watches 'watch.bicep' = [
  for check in checks: {
    name: 'watch-${check.name}'
    params: {
      name: '${check.name}-${name}'
      location: dataRegion
      uri: '${origin}/api/health'
      outboxKey: outboxKey
      holds: check.holds
      problem: check.problem
      alertGroupId: alertGroup.id
    }
    dependsOn: [siteDomain]
  }
]

// Logs delivery reports, because the e-mail service's own status only confirms that it passed the mail on.
resource mailEvents 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'delivery'
  scope: communication
  properties: {
    workspaceId: logs.id
    logs: [
      {
        category: 'EmailStatusUpdateOperational'
        enabled: true
      }
    ]
  }
}

resource bounces 'Microsoft.Insights/scheduledQueryRules@2022-06-15' = {
  name: 'bounces-${name}'
  location: dataRegion
  properties: {
    displayName: 'bounces-${name}'
    description: 'A mail to the team was not delivered: its mailbox is full, filters, or is on the suppression list.'
    severity: 1
    enabled: true
    scopes: [logs.id]
    evaluationFrequency: 'PT15M'
    windowSize: 'PT30M'
    // Azure creates the table with its first row, so the query cannot be validated before then.
    skipQueryValidation: true
    criteria: {
      allOf: [
        {
          query: 'ACSEmailStatusUpdateOperational | where RecipientId =~ \'${teamEmail}\' and DeliveryStatus !in~ (\'Delivered\', \'Expanded\', \'OutForDelivery\')'
          timeAggregation: 'Count'
          operator: 'GreaterThan'
          threshold: 0
          failingPeriods: {
            numberOfEvaluationPeriods: 1
            minFailingPeriodsToAlert: 1
          }
        }
      ]
    }
    autoMitigate: true
    actions: { actionGroups: [alertGroup.id] }
  }
  dependsOn: [mailEvents]
}

output siteName string = site.name
output siteHost string = site.properties.defaultHostname
output storageName string = storage.name
output functionAppName string = functions.outputs.appName
@description('Closed to all callers but the site; the smoke test calls it.')
output functionAppOrigin string = functions.outputs.appOrigin
@description('The identity that GitHub deploys as: AZURE_CLIENT_ID.')
output deploymentClientId string = functions.outputs.deploymentClientId
@description('DNS records with which Azure, and receivers, trust mails from the domain.')
output mailRecords object = mailFrom.properties.verificationRecords
