import { site } from '#src/site/site.ts'

/** Fills in obviously fictitious people, client references and offices, which are empty in `site.ts`. */
export function fillOperator(): void {
  Object.assign(site.people, {
    author: { name: 'Example Author', qualification: 'visa consultant' },
    reviewer: {
      name: 'Example Reviewer',
      qualification: 'lawyer for migration law',
      checkedOn: '2026-11-20',
    },
  })
  Object.assign(site, {
    references: [
      {
        name: 'Example Client',
        firm: 'Example Company, Munich',
        words: {
          en: 'An example: here stands a sentence of somebody who agreed to be named.',
          de: 'Ein Beispiel: Hier steht ein Satz von jemandem, der seiner Nennung zugestimmt hat.',
        },
      },
    ],
    offices: [
      { city: 'München', street: 'Beispielstraße 1', postalCode: '80000' },
      { city: 'Berlin', street: 'Beispielstraße 2', postalCode: '10000' },
    ],
  } satisfies Partial<typeof site>)
}
