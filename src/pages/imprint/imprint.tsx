import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '#src/site.ts'
import { LegalText } from '#src/ui/legal-text.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Address, Contact, ImprintFact, Provider, Registration } from './imprint-facts.tsx'

export function ImprintPage() {
  const { t } = useLingui()
  return (
    <>
      <PageLead
        title={<Trans id="imprint.title">Legal notice</Trans>}
        intro={
          <Trans id="imprint.intro">
            Who runs this website, how to reach us, and who answers for what you read here (§ 5 DDG, § 18
            MStV).
          </Trans>
        }
      />
      <LegalText
        sections={[
          {
            id: 'provider',
            title: t({ id: 'imprint.provider.title', message: 'Provider of this website' }),
            content: <Provider />,
          },
          {
            id: 'contact',
            title: t({ id: 'imprint.contact.title', message: 'How to reach us quickly' }),
            content: <Contact />,
          },
          {
            id: 'registration',
            title: t({ id: 'imprint.registration.title', message: 'Register and tax' }),
            content: <Registration />,
          },
          {
            id: 'supervision',
            title: t({ id: 'imprint.supervision.title', message: 'Supervisory authority' }),
            content: <Supervision />,
          },
          {
            id: 'editorial',
            title: t({ id: 'imprint.editorial.title', message: 'Responsible for the articles' }),
            content: <Editorial />,
          },
          {
            id: 'arbitration',
            title: t({ id: 'imprint.arbitration.title', message: 'Consumer arbitration' }),
            content: (
              <p>
                <Trans id="imprint.arbitration.text">
                  We are neither willing nor obliged to take part in dispute resolution before a consumer
                  arbitration board (§ 36 VSBG). If something went wrong, please write to us first.
                </Trans>
              </p>
            ),
          },
          {
            id: 'content',
            title: t({ id: 'imprint.content.title', message: 'Contents and pictures' }),
            content: (
              <p>
                <Trans id="imprint.content.text">
                  Our articles inform; they are no legal advice in a single case. Texts and drawings on this
                  site are our own and protected by copyright. Portraits and “why” pictures are illustrations
                  and show no real people.
                </Trans>
              </p>
            ),
          },
        ]}
      />
    </>
  )
}

function Supervision() {
  const { t } = useLingui()
  return (
    <>
      {!site.operator.supervisoryAuthority?.trim() && (
        <p>
          <Trans id="imprint.supervision.text">
            As far as we know, our business needs no official licence. So there is no supervisory authority to
            name.
          </Trans>
        </p>
      )}
      <p>
        <ImprintFact
          field="supervisoryAuthority"
          missing={t({
            id: 'imprint.supervision.gap',
            message: 'confirmation that no licence is needed, or the authority that granted it',
          })}
        />
      </p>
    </>
  )
}

function Editorial() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans id="imprint.editorial.text">
          Responsible for the editorial content under § 18 Abs. 2 MStV:
        </Trans>
      </p>
      <p>
        <ImprintFact
          field="responsibleForContent"
          missing={t({ id: 'imprint.editorial.gap', message: 'first and last name' })}
        />
      </p>
      <Address />
    </>
  )
}
