// The function app (Flex Consumption), linked to the Static Web App. Its identity accesses storage and mail without a
// key. Another identity, which GitHub uses to deploy, may replace the app's code.
param name string
param location string
param siteName string
param storageName string
param communicationName string
param nodeVersion string
param deploymentSubject string
@secure()
param settings object

resource site 'Microsoft.Web/staticSites@2024-04-01' existing = {
  name: siteName
}

resource communication 'Microsoft.Communication/communicationServices@2025-05-01' existing = {
  name: communicationName
}

resource storage 'Microsoft.Storage/storageAccounts@2023-05-01' existing = {
  name: storageName

  resource blobs 'blobServices' = {
    name: 'default'

    resource packages 'containers' = {
      name: 'function-packages'
    }
  }
}

resource plan 'Microsoft.Web/serverfarms@2024-04-01' = {
  name: 'plan-${name}'
  location: location
  kind: 'functionapp'
  sku: { name: 'FC1', tier: 'FlexConsumption' }
  properties: { reserved: true }
}

// The app's identity is a resource of its own. It outlives the app, with its roles, so that a deleted app can be created
// again.
resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2023-01-31' = {
  name: 'run-${name}'
  location: location
}

// The Functions host stores the timer's state in the app's storage account, which it accesses by identity, not by key.
var appSettings = [
  for item in items(union(settings, {
    AzureWebJobsStorage__accountName: storage.name
    AzureWebJobsStorage__credential: 'managedidentity'
  })): {
    name: item.key
    value: item.value
  }
]

resource app 'Microsoft.Web/sites@2024-04-01' = {
  name: 'func-${name}-${uniqueString(resourceGroup().id)}'
  location: location
  kind: 'functionapp,linux'
  identity: { type: 'UserAssigned', userAssignedIdentities: { '${identity.id}': {} } }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    functionAppConfig: {
      deployment: {
        storage: {
          type: 'blobContainer'
          value: '${storage.properties.primaryEndpoints.blob}${storage::blobs::packages.name}'
          authentication: { type: 'UserAssignedIdentity', userAssignedIdentityResourceId: identity.id }
        }
      }
      scaleAndConcurrency: {
        instanceMemoryMB: 512
        maximumInstanceCount: 40
      }
      runtime: {
        name: 'node'
        version: nodeVersion
      }
    }
    siteConfig: {
      minTlsVersion: '1.2'
      appSettings: concat(appSettings, [
        { name: 'AzureWebJobsStorage__clientId', value: identity.properties.clientId }
        { name: 'AZURE_CLIENT_ID', value: identity.properties.clientId }
      ])
    }
  }
}

// No passwords: deploying code requires an Azure token. Two resources, because Bicep does not check the types in a loop.
resource noPasswordForCode 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2024-04-01' = {
  parent: app
  name: 'scm'
  properties: { allow: false }
}

resource noPasswordForFtp 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2024-04-01' = {
  parent: app
  name: 'ftp'
  properties: { allow: false }
}

// Roles of the app's identity: to store the host's state, the deployed package and the leads, and to send mails and
// read their status.
var storageRoles = {
  'Storage Blob Data Owner': 'b7e6dc6d-f1e8-4753-8033-0f276bb0955b'
  'Storage Table Data Contributor': '0a9a7e1f-b9d0-4cc4-a60d-0319b160aaa3'
}
var mailRole = '09976791-48a7-449e-bb21-39d1a415f350' // Communication and Email Service Owner

resource mayStore 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for role in items(storageRoles): {
    name: guid(storage.id, identity.id, role.value)
    scope: storage
    properties: {
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.value)
      principalId: identity.properties.principalId
      principalType: 'ServicePrincipal'
    }
  }
]

resource mayMail 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(communication.id, identity.id, mailRole)
  scope: communication
  properties: {
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', mailRole)
    principalId: identity.properties.principalId
    principalType: 'ServicePrincipal'
  }
}

// Deployments need no secret: Azure trusts tokens that GitHub signs for jobs with this subject, which names the
// repository and the environment.
resource deployer 'Microsoft.ManagedIdentity/userAssignedIdentities@2023-01-31' = {
  name: 'deploy-${name}'
  location: location

  resource github 'federatedIdentityCredentials' = {
    name: 'github'
    properties: {
      issuer: 'https://token.actions.githubusercontent.com'
      subject: deploymentSubject
      audiences: ['api://AzureADTokenExchange']
    }
  }
}

var deployRole = 'de139f84-1756-47ae-9be6-808fbbe84772' // Website Contributor

resource mayDeploy 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(app.id, deployer.id, deployRole)
  scope: app
  properties: {
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', deployRole)
    principalId: deployer.properties.principalId
    principalType: 'ServicePrincipal'
  }
}

// Do not create this link in the portal: it would get another name, and a site can have only one link.
resource link 'Microsoft.Web/staticSites/linkedBackends@2024-04-01' = {
  parent: site
  name: 'api'
  properties: {
    backendResourceId: app.id
    region: location
  }
}

output appName string = app.name
output appOrigin string = 'https://${app.properties.defaultHostName}'
output deploymentClientId string = deployer.properties.clientId
