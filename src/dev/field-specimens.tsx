import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type Scheme, Specimen } from './specimen.tsx'

const STATES = {
  empty: {},
  'with a hint': { description: 'Your confirmation goes to this address.' },
  refused: { error: 'Enter your name.', 'aria-invalid': true },
  'read-only': { readOnly: true },
} as const
const OPTIONS = ['Business (Employer/HR Team)', 'Individual (Professional seeking visa)']

/** The fields and buttons of the forms. */
export function FieldSpecimens({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <h2>Fields by {scheme}</h2>
      {Object.entries(STATES).map(([state, props]) => (
        <div key={state}>
          <Specimen name={`TextInput, ${state}`}>
            <TextInput label="Full name" required {...props} />
          </Specimen>
          <Specimen name={`Textarea, ${state}`}>
            <Textarea label="Message" rows={3} {...props} />
          </Specimen>
        </div>
      ))}
      <Specimen name="TextInput, filled in">
        <TextInput label="Full name" defaultValue="Anna Öztürk" />
      </Specimen>
      <Specimen name="TextInput, date and time">
        <TextInput label="Preferred day" type="date" />
        <TextInput label="Preferred time" type="time" />
      </Specimen>
      <Specimen name="NativeSelect, empty">
        <NativeSelect label="I'm a:" data={OPTIONS} />
      </Specimen>
      <Specimen name="NativeSelect, refused">
        <NativeSelect label="I'm a:" data={OPTIONS} error="Choose who the consultation is for." />
      </Specimen>
      <Specimen name="Checkbox, empty, ticked and refused">
        <Checkbox label="I agree that my details are processed." />
        <Checkbox label="I agree that my details are processed." defaultChecked />
        <Checkbox label="I agree that my details are processed." error="Agree to the data processing." />
      </Specimen>
      <Specimen name="Button, ready, not yet, sending and before the script">
        <Button color="brick" size="lg">
          Send inquiry
        </Button>
        <Button color="brick" size="lg" aria-disabled>
          Send inquiry
        </Button>
        <Button color="brick" size="lg" aria-disabled>
          Sending...
        </Button>
        <Button color="brick" size="lg" disabled>
          Send inquiry
        </Button>
      </Specimen>
    </>
  )
}
