import { readFile } from 'node:fs/promises'
import mjml2html from 'mjml'
import type { Plugin } from 'rolldown'

/**
 * Compiles each `.mjml` template to a module that exports HTML. The HTML has tables and inlined styles, because Outlook
 * renders with Word's engine. The functions fill in variables with Mustache, which escapes every value.
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
  // Remove indentation to keep mails small: each is stored in a single table row, and Gmail cuts off long mails.
  return html.replace(/\s*\n\s*/g, '\n').trim()
}
