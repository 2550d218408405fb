// A Logic App that calls the functions on a schedule. A run fails if the response does not meet a condition.
// For the health checks, infra/watch.bicep adds an alert about failed runs. Azure Monitor mails the alert, because our
// mail service cannot report its own failure.
param name string
param location string
param everyMinutes int
@allowed(['GET', 'POST'])
param method string
param uri string
@secure()
param outboxKey string
@description('Expression over outputs(\'call\') and body(\'call\').')
param holds string
@description('Message of a failed run.')
param problem string

resource workflow 'Microsoft.Logic/workflows@2019-05-01' = {
  name: name
  location: location
  properties: {
    state: 'Enabled'
    definition: {
      '$schema': 'https://schema.management.azure.com/providers/Microsoft.Logic/schemas/2016-06-01/workflowdefinition.json#'
      contentVersion: '1.0.0.0'
      parameters: {
        outboxKey: { type: 'securestring' }
      }
      triggers: {
        schedule: {
          type: 'Recurrence'
          recurrence: {
            frequency: 'Minute'
            interval: everyMinutes
          }
          runtimeConfiguration: {
            concurrency: { runs: 1 }
          }
        }
      }
      actions: {
        call: {
          type: 'Http'
          inputs: {
            method: method
            uri: uri
            headers: { 'x-outbox-key': '@parameters(\'outboxKey\')' }
          }
          runtimeConfiguration: {
            secureData: { properties: ['inputs'] }
          }
        }
        check: {
          type: 'If'
          runAfter: { call: ['Succeeded'] }
          expression: holds
          actions: {}
          else: {
            actions: {
              fail: {
                type: 'Terminate'
                inputs: {
                  runStatus: 'Failed'
                  runError: {
                    code: name
                    message: problem
                  }
                }
              }
            }
          }
        }
      }
    }
    parameters: {
      outboxKey: { value: outboxKey }
    }
  }
}

output workflowId string = workflow.id
