import type { MessageDescriptor } from '@lingui/core'
import type { TransRenderProps } from '@lingui/react'
import { useRouteContext } from '@tanstack/react-router'
import { borrowedTexts } from '#src/site/i18n.ts'

/** Renders the text of each `Trans`, and declares the language of a text that is in English for want of a translation. */
export function BorrowedText({ id, translation }: Pick<TransRenderProps, 'id' | 'translation'>) {
  const { i18n } = useRouteContext({ from: '__root__' })
  return borrowedTexts(i18n).has(id) ? <span lang="en">{translation}</span> : translation
}

/** Renders a text that is stored apart from its component, like `Trans`. */
export function Text({ message }: { message: MessageDescriptor }) {
  const { i18n } = useRouteContext({ from: '__root__' })
  return <BorrowedText id={message.id} translation={i18n._(message)} />
}
