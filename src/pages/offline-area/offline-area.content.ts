import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface OfflineArea {
  path: string
  title: MessageDescriptor
  /** Short text about the area, also used as the meta description of the page. */
  summary: MessageDescriptor
  features: readonly MessageDescriptor[]
}

/** Areas of the Job Seeker Compass that are not published yet. */
export const OFFLINE_AREAS = {
  app: {
    path: '/app',
    title: msg({ id: 'offline-area.app.title', message: 'Compass workspace' }),
    summary: msg({
      id: 'offline-area.app.summary',
      message:
        'The workspace of the Job Seeker Compass: one start page for the wizard, your documents and the finished dossier.',
    }),
    features: [
      msg({ id: 'offline-area.app.wizard', message: 'A wizard that asks one question at a time' }),
      msg({ id: 'offline-area.app.documents', message: 'A safe place for your documents' }),
      msg({ id: 'offline-area.app.dossier', message: 'A dossier to hand in, made from both' }),
    ],
  },
  assistant: {
    path: '/app/assistant',
    title: msg({ id: 'offline-area.assistant.title', message: 'Application wizard' }),
    summary: msg({
      id: 'offline-area.assistant.summary',
      message:
        'A wizard that takes you through the application for the Opportunity Card, question by question and at your pace.',
    }),
    features: [
      msg({ id: 'offline-area.assistant.autosave', message: 'Autosave: each answer is kept as you type' }),
      msg({
        id: 'offline-area.assistant.progress',
        message: 'Progress: you see what is done and what is left',
      }),
      msg({ id: 'offline-area.assistant.export', message: 'Export: take all your answers with you' }),
    ],
  },
  documents: {
    path: '/app/documents',
    title: msg({ id: 'offline-area.documents.title', message: 'Documents' }),
    summary: msg({
      id: 'offline-area.documents.summary',
      message:
        'One place to upload the papers of your application, from the passport to the last translated certificate.',
    }),
    features: [
      msg({ id: 'offline-area.documents.upload', message: 'Upload of PDF, JPG and PNG files' }),
      msg({ id: 'offline-area.documents.scan', message: 'A virus scan of each file before it is stored' }),
      msg({ id: 'offline-area.documents.storage', message: 'Encrypted storage' }),
    ],
  },
  output: {
    path: '/app/output',
    title: msg({ id: 'offline-area.output.title', message: 'Dossier export' }),
    summary: msg({
      id: 'offline-area.output.summary',
      message:
        'Your answers and documents as one dossier, in the order in which an embassy or authority reads it.',
    }),
    features: [
      msg({ id: 'offline-area.output.pdf', message: 'The whole dossier as one PDF file' }),
      msg({ id: 'offline-area.output.zip', message: 'All single files in one ZIP archive' }),
    ],
  },
  account: {
    path: '/account',
    title: msg({ id: 'offline-area.account.title', message: 'Account' }),
    summary: msg({
      id: 'offline-area.account.summary',
      message:
        'The place for what you have told us and what you pay: your profile, your bills, your subscription.',
    }),
    features: [
      msg({ id: 'offline-area.account.profile', message: 'Profile' }),
      msg({ id: 'offline-area.account.billing', message: 'Billing' }),
      msg({ id: 'offline-area.account.subscription', message: 'Subscription' }),
      msg({ id: 'offline-area.account.export', message: 'Export of all your data' }),
    ],
  },
  admin: {
    path: '/admin',
    title: msg({ id: 'offline-area.admin.title', message: 'Administration' }),
    summary: msg({
      id: 'offline-area.admin.summary',
      message:
        'The administration of the Job Seeker Compass. It is for our team only and closed until the launch.',
    }),
    features: [
      msg({ id: 'offline-area.admin.team', message: 'For members of the team only' }),
      msg({ id: 'offline-area.admin.launch', message: 'Disabled until the launch' }),
    ],
  },
} satisfies Record<string, OfflineArea>

export type OfflineAreaName = keyof typeof OFFLINE_AREAS
