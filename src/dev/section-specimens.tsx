import { useLingui } from '@lingui/react/macro'
import letter from '#src/illustrations/letter.svg'
import { TASKS } from '#src/pages/compass/compass.content.ts'
import { STEPS } from '#src/pages/home/home.content.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { type Scheme, Specimen } from './specimen.tsx'

const TONES = ['paper', 'deep', 'night'] as const
const SPACES = ['close', 'even', 'wide'] as const

/** What is as wide as the page. */
export function SectionSpecimens({ scheme }: { scheme: Scheme }) {
  const { t } = useLingui()
  const [task] = TASKS
  const text = task && t(task.text)
  return (
    <>
      <Specimen name="PageLead">
        <PageLead title={`First screen by ${scheme}`} intro={text} />
      </Specimen>
      <Specimen name="PageLead with actions and picture">
        <PageLead
          title={`First screen with a picture by ${scheme}`}
          intro={text}
          actions={<ButtonLink to="/contact">Contact us</ButtonLink>}
          picture={<InlineDrawing src={letter} width={480} height={320} />}
        />
      </Specimen>
      {TONES.map((tone) => (
        <Section
          key={tone}
          id={`${scheme}-${tone}`}
          tone={tone}
          title={`Section ${tone} by ${scheme}`}
          intro={text}
        >
          <Points points={TASKS.slice(0, 2)} />
        </Section>
      ))}
      {SPACES.map((space) => (
        <Section key={space} id={`${scheme}-${space}`} space={space} title={`Section ${space} by ${scheme}`}>
          <p>{text}</p>
        </Section>
      ))}
      {[3, 5].map((count) => (
        <Section key={count} id={`${scheme}-steps-${count}`} title={`${count} steps by ${scheme}`}>
          <Steps steps={[...STEPS, ...TASKS].slice(0, count)} />
        </Section>
      ))}
      <Section id={`${scheme}-points`} title={`Four points by ${scheme}`}>
        <Points points={TASKS} />
      </Section>
    </>
  )
}
