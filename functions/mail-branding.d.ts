/** The company and the pictures of mails, written by the build (`build/site/mail-branding.ts`). */
declare module 'virtual:mail-branding' {
  const signs: {
    /** Name that signs the mails. */
    organisation: string
    /** Address that mails name for questions. */
    contactEmail: string
    /** Company details required in business letters, in German; empty until the operator fills them in. */
    companyDetails: string
    /** PNG files in base64. Mails refer to each by its key: `cid:mark`. */
    pictures: { mark: string }
  }
  export default signs
}
