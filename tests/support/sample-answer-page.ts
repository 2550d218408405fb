import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type AnswerPage,
  type AnswerTexts,
  answerPageFile,
  OUTCOMES,
  PHRASES,
} from '#contracts/forms/answer-page.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { LANGUAGES } from '#contracts/values/language.ts'

const named = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]))

export const sampleAnswerPage = (language: string): AnswerPage => ({
  html: `<!doctype html><html lang="${language}"><title>{{title}}</title>{{#sentences}}<p>{{.}}</p>{{/sentences}}{{#lines}}<p>{{label}}: {{text}}</p>{{/lines}}{{#buttons}}<button name="{{name}}" value="{{value}}">{{text}}</button>{{/buttons}}{{#links}}<a href="{{{href}}}">{{text}}</a>{{/links}}</html>`,
  styles: ["'sha256-sample'"],
  words: {
    forms: named(FORM_NAMES, (form) => ({
      labels: named(Object.keys(formOf(form).controls), (control) => `The ${control}`),
      problems: named(Object.keys(formOf(form).controls), (control) => ({
        missing: `${control} is missing`,
        malformed: `${control} is malformed`,
        tooLong: `${control} is too long`,
        past: `${control} is past`,
      })),
      wrong: { missing: 'missing', malformed: 'malformed', consent: 'consent' },
      sent: { title: `${form} sent`, text: `thanks for the ${form}` },
    })) as unknown as AnswerTexts['forms'],
    outcomes: named(OUTCOMES, (outcome) => ({
      title: outcome,
      text: `the text of ${outcome}`,
    })) as AnswerTexts['outcomes'],
    phrases: {
      ...(named(PHRASES, (phrase) => phrase) as AnswerTexts['phrases']),
      wait: 'wait {minutes} min',
    },
  },
})

export async function writeSamplePages(appDir: string): Promise<void> {
  await mkdir(path.join(appDir, 'pages'), { recursive: true })
  for (const language of LANGUAGES)
    await writeFile(path.join(appDir, answerPageFile(language)), JSON.stringify(sampleAnswerPage(language)))
}
