import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { completeVisaCase, RECALL_CONTACT, recall } from '#mocks/examples.ts'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { visaCaseForm } from '#src/flows/inquiry/inquiry.form.ts'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

test.for([
  ['/contact', () => contactForm.receipt.save(RECALL_CONTACT.sent)],
  ['/de/free-visa-case', () => visaCaseForm.receipt.save(recall(completeVisaCase).sent)],
] as const)(
  "%s shows the operator's notice while it is on, but not beside a receipt",
  async ([path, saveReceipt]) => {
    const isOn = vi.spyOn(site, 'formsNotice', 'get').mockReturnValue(true)
    await visit(path)
    const notice = screen.getByRole('note')
    expect(notice).toHaveTextContent(/our forms are currently not functional|nsere Formulare sind derzeit/)
    expect(within(notice).getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    )
    saveReceipt()
    await visit(path)
    await screen.findByText('IS-7K3F-9QXD', { selector: 'strong' })
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    sessionStorage.clear()
    isOn.mockReturnValue(false)
    await visit(path)
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  },
)
