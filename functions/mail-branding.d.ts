/** The mark, the founders and the particulars of the company, written by the build (`build/site/mail-branding.ts`). */
declare module 'virtual:mail-branding' {
  const signs: {
    /** Founders by name, and the audience each looks after. */
    founders: { business: string; individual: string }
    /** Particulars of business letters in German; empty while the operator has filled in none. */
    companyDetails: string
    /** PNG in base64, under the names by which mails refer to them: `cid:mark`. */
    pictures: { mark: string; business: string; individual: string }
  }
  export default signs
}
