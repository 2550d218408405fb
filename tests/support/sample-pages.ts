import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FORM_NAMES, inputNamesOf } from '#contracts/forms/forms.ts'
import { type PageTemplate, templateFile } from '#contracts/forms/page-template.ts'
import { LANGUAGES } from '#contracts/words/language.ts'

const SCREENS = [
  'sent',
  'business',
  'individual',
  'individual.none',
  'confirmed',
  'withdrawn',
  'refused',
  'waiting',
  'handedOver',
  'takenBack',
  'sentAgain',
  'withheld',
]

/** Writes minimal pages for the functions, where the site is not built; `tests/site` reads the real ones. */
export async function writeSamplePages(appDir: string): Promise<void> {
  await mkdir(path.join(appDir, 'pages'), { recursive: true })
  for (const page of FORM_NAMES) {
    const controls = inputNamesOf(page)
    const field = (name: string) =>
      `<input name="${name}" value="{{values.${name}}}">{{#problems.${name}}}<p>{{problems.${name}}}</p>{{/problems.${name}}}`
    const item = (name: string) =>
      `{{#problems.${name}}}<li><a href="#${page}-${name}">{{problems.${name}}}</a></li>{{/problems.${name}}}`
    const mapped = <Value>(value: (name: string) => Value) =>
      Object.fromEntries(controls.map((name) => [name, value(name)]))
    for (const language of LANGUAGES) {
      const template: PageTemplate = {
        form: `<!doctype html><html lang="${language}"><title>${page}</title>{{#refused}}<h2>{{title}}</h2><ul>${controls.map(item).join('')}</ul>{{/refused}}{{#failed}}<h2>{{title}}</h2><p>{{message}}</p>{{#minutes}}<p>{{minutes}} min</p>{{/minutes}}{{#isKept}}<p>kept</p>{{/isKept}}{{/failed}}<form>${controls.map(field).join('')}</form></html>`,
        screens: Object.fromEntries(
          SCREENS.map((screen) => [
            screen,
            `<!doctype html><html lang="${language}"><title>${page} ${screen}</title>{{reference}} {{answerBy}} {{sentence}} {{receivedAt}} {{handedOverAt}} {{deletedOn}} {{messageToken}}</html>`,
          ]),
        ),
        styles: ["'sha256-sample'"],
        choices: {},
        problems: mapped((name) => ({
          missing: `${name} is missing`,
          malformed: `${name} is malformed`,
          tooLong: `${name} is too long`,
          past: `${name} is past`,
        })),
        notices: {
          missing: { title: 'Missing', message: 'Fill in.' },
          malformed: { title: 'Malformed', message: 'Mend.' },
          failed: { title: 'Failed', message: 'Again.' },
        },
      }
      await writeFile(path.join(appDir, templateFile(page, language)), JSON.stringify(template))
    }
  }
}
