/** A mail template, compiled by the build to HTML with Mustache variables. */
declare module '*.mjml' {
  const template: string
  export default template
}
