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
    title: msg`Compass workspace`,
    summary: msg`The workspace of the Job Seeker Compass: one start page for the wizard, your documents and the finished dossier.`,
    features: [
      msg`A wizard that asks one question at a time`,
      msg`A safe place for your documents`,
      msg`A dossier to hand in, made from both`,
    ],
  },
  assistant: {
    path: '/app/assistant',
    title: msg`Application wizard`,
    summary: msg`A wizard that takes you through the application for the Opportunity Card, question by question and at your pace.`,
    features: [
      msg`Autosave: each answer is kept as you type`,
      msg`Progress: you see what is done and what is left`,
      msg`Export: take all your answers with you`,
    ],
  },
  documents: {
    path: '/app/documents',
    title: msg`Documents`,
    summary: msg`One place to upload the papers of your application, from the passport to the last translated certificate.`,
    features: [
      msg`Upload of PDF, JPG and PNG files`,
      msg`A virus scan of each file before it is stored`,
      msg`Encrypted storage`,
    ],
  },
  output: {
    path: '/app/output',
    title: msg`Dossier export`,
    summary: msg`Your answers and documents as one dossier, in the order in which an embassy or authority reads it.`,
    features: [msg`The whole dossier as one PDF file`, msg`All single files in one ZIP archive`],
  },
  account: {
    path: '/account',
    title: msg`Account`,
    summary: msg`The place for what you have told us and what you pay: your profile, your bills, your subscription.`,
    features: [msg`Profile`, msg`Billing`, msg`Subscription`, msg`Export of all your data`],
  },
  admin: {
    path: '/admin',
    title: msg`Administration`,
    summary: msg`The administration of the Job Seeker Compass. It is for our team only and closed until the launch.`,
    features: [msg`For members of the team only`, msg`Disabled until the launch`],
  },
} satisfies Record<string, OfflineArea>

export type OfflineAreaName = keyof typeof OFFLINE_AREAS
