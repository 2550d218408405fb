// Copy to production.bicepparam and fill in. Secrets come from the environment, never from a file.
using 'main.bicep'

param name = 'isarspree'
param deploymentSubject = 'repo:…:environment:production'
param mailDomain = 'isarspree.example'
param domainVerified = false
param publicOrigin = ''
param alertsEnabled = false
param teamEmail = 'team@isarspree.example'
param organisationName = 'IsarSpree Mobility'
param alertEmail = 'operator@another-domain.example'
param outboxKey = readEnvironmentVariable('OUTBOX_KEY')
param idKey = readEnvironmentVariable('ID_KEY')
param tokenSecrets = readEnvironmentVariable('TOKEN_SECRETS')
