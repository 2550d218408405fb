/** The mark and the founders, written by the build (`build/site/mail-branding.ts`). */
declare module 'virtual:mail-branding' {
  const signs: {
    /** Founders by name, and the audience each looks after. */
    founders: { business: string; individual: string }
    /** PNG in base64, under the names by which mails refer to them: `cid:mark`. */
    pictures: { mark: string; business: string; individual: string }
  }
  export default signs
}
