// The functions in an app of their own (Flex Consumption), linked to the Static Web App: it has a timer, its Node is
// chosen freely, and it can leave Static Web Apps altogether (docs/exit.md).
param name string
param location string
param siteName string
param storageName string
@secure()
param storageConnection string
param nodeVersion string
param linkApi bool
@secure()
param settings object

resource site 'Microsoft.Web/staticSites@2024-04-01' existing = {
  name: siteName
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

// Together with the app: it cannot be made while the setting that its storage is named by is missing.
var appSettings = [
  for item in items(union(settings, { AzureWebJobsStorage: storageConnection })): {
    name: item.key
    value: item.value
  }
]

resource app 'Microsoft.Web/sites@2024-04-01' = {
  name: 'func-${name}-${uniqueString(resourceGroup().id)}'
  location: location
  kind: 'functionapp,linux'
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    functionAppConfig: {
      deployment: {
        storage: {
          type: 'blobContainer'
          value: '${storage.properties.primaryEndpoints.blob}${storage::blobs::packages.name}'
          authentication: {
            type: 'StorageAccountConnectionString'
            storageAccountConnectionStringName: 'AzureWebJobsStorage'
          }
        }
      }
      scaleAndConcurrency: {
        instanceMemoryMB: 2048
        maximumInstanceCount: 40
      }
      runtime: {
        name: 'node'
        version: nodeVersion
      }
    }
    siteConfig: {
      minTlsVersion: '1.2'
      appSettings: appSettings
    }
  }
}

resource link 'Microsoft.Web/staticSites/linkedBackends@2024-04-01' = if (linkApi) {
  parent: site
  name: 'api'
  properties: {
    backendResourceId: app.id
    region: location
  }
}

output functionAppName string = app.name
