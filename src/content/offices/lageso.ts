import type { Office } from './office.ts'

/** Statements of Berlin's office that apply to doctors and to nurses. */
export const LAGESO = {
  name: 'Landesamt für Gesundheit und Soziales (LAGeSo)',
  gloss: { en: 'office for health', de: 'Landesamt', tr: 'sağlık dairesi' },
  form: {
    value: {
      en: 'form and checklist to download; papers may follow',
      de: 'Formular und Checkliste zum Herunterladen; Papiere dürfen folgen',
      tr: 'indirilen form ve liste; belgeler sonra gelebilir',
    },
    from: 'page',
  },
  contact: { value: 'bqfg@lageso.berlin.de', from: 'berlinDoctorsList' },
  notes: [
    {
      value: {
        en: 'From abroad it advises you to go to the ZSBA first.',
        de: 'Aus dem Ausland rät es, zuerst zur ZSBA zu gehen.',
        tr: 'Yurt dışındakilere önce ZSBA’ya başvurmayı öneriyor.',
      },
      from: 'page',
    },
  ],
} as const satisfies Partial<Office>
