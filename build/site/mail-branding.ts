import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'rolldown'
import { type Operator, site } from '#src/site/site.ts'

const NAME = 'virtual:mail-branding'
const LOGO = 'src/illustrations/logo.svg'

/** Width in pixels: twice the width in the mail, for high-density screens. */
const MARK_WIDTH = 96

/** Draws the logo on a light tile, which keeps it visible on dark backgrounds. */
const onTile = (logo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#f8f4ec"/>
  <svg x="5" y="4" width="38" height="38" viewBox="0 0 40 40" fill="none" stroke-linecap="round" stroke-linejoin="round">
  ${logo.replace(/<\/?svg[^>]*>/g, '')}</svg></svg>`

/** Maximum length of the company details, in characters. Each mail contains them and must fit into one table row. */
const DETAILS_LIMIT = 400

/**
 * Provides `virtual:mail-branding`: name, address, details and logo of the company. The logo is a PNG, because many mail
 * programs do not show SVG.
 */
export function mailBranding(): Plugin {
  return {
    name: 'mail-branding',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(await signs())}` : undefined),
  }
}

async function signs() {
  const logo = await readFile(LOGO, 'utf8')
  return {
    organisation: site.name,
    contactEmail: site.email,
    companyDetails: companyDetails(site.operator),
    pictures: { mark: png(onTile(logo), MARK_WIDTH) },
  }
}

/**
 * Returns the company details that business letters must have (§ 35a GmbHG, § 37a HGB), in one line. Omits missing
 * fields.
 *
 * @throws if the line is too long for a mail
 */
export function companyDetails(operator: Operator): string {
  const { legalName, legalForm, city, registerCourt, registerNumber, representative } = operator
  const hasOwnForm = legalForm && legalName?.endsWith(legalForm)
  const line = [
    legalName,
    hasOwnForm ? null : legalForm,
    city && `Sitz ${city}`,
    registerCourt,
    registerNumber,
    representative && `vertreten durch ${representative}`,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
  if (line.length > DETAILS_LIMIT)
    throw new Error(
      `src/site/site.ts: the company details in mails have ${line.length} characters; the maximum is ${DETAILS_LIMIT}.`,
    )
  return line
}

const png = (svg: string, width: number): string =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng().toString('base64')
