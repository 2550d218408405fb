import { readFile } from 'node:fs/promises'
import mjml2html from 'mjml'
import type { Plugin } from 'rolldown'

/**
 * Mail templates as modules: compiles each `.mjml` file to HTML with tables and inlined styles, which Outlook needs,
 * because it renders with Word's engine. The functions fill in the variables with Mustache, which escapes each value.
 * React Email would add React's renderer to their bundle.
 */
export function mjml(): Plugin {
  return {
    name: 'mjml',
    load: async (id) =>
      id.endsWith('.mjml') ? `export default ${JSON.stringify(await compiled(id))}` : undefined,
  }
}

async function compiled(file: string): Promise<string> {
  const { html } = await mjml2html(await readFile(file, 'utf8'), {
    fonts: {},
    validationLevel: 'strict',
    keepComments: false,
  })
  // Removes indentation: each mail is stored with its lead, and Gmail cuts off long mails.
  return html.replace(/\s*\n\s*/g, '\n').trim()
}
