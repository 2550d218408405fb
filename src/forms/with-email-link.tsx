import { site } from '#src/site/site.ts'
import { Unbroken } from '#src/ui/unbroken.tsx'

export function WithEmailLink({ text }: { text: string }) {
  const { email } = site
  const [before, after] = text.split(email)
  if (before === undefined || after === undefined) return <Unbroken>{text}</Unbroken>
  return (
    <>
      <Unbroken>{before}</Unbroken>
      <a href={`mailto:${email}`}>{email}</a>
      <Unbroken>{after}</Unbroken>
    </>
  )
}
