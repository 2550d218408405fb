// Reads the health endpoint every 15 minutes, and alerts the operator if a condition does not hold.
param name string
param location string
param uri string
@secure()
param outboxKey string
param holds string
param problem string
param alertGroupId string

module call 'scheduled-call.bicep' = {
  name: 'call-${name}'
  params: {
    name: 'watch-${name}'
    location: location
    everyMinutes: 15
    method: 'GET'
    uri: uri
    outboxKey: outboxKey
    holds: holds
    problem: problem
  }
}

resource alert 'Microsoft.Insights/metricAlerts@2018-03-01' = {
  name: 'alert-${name}'
  location: 'global'
  properties: {
    description: problem
    severity: 1
    enabled: true
    autoMitigate: true
    scopes: [call.outputs.workflowId]
    evaluationFrequency: 'PT15M'
    windowSize: 'PT30M'
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          criterionType: 'StaticThresholdCriterion'
          name: 'failed-runs'
          metricNamespace: 'Microsoft.Logic/workflows'
          metricName: 'RunsFailed'
          operator: 'GreaterThan'
          threshold: 0
          timeAggregation: 'Total'
        }
      ]
    }
    actions: [{ actionGroupId: alertGroupId }]
  }
}
