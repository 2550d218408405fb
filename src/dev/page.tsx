import { useReducer } from 'react'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { chartPath } from './chart-address.ts'
import { environment, SCHEMES, setScheme } from './environment.ts'
import { forgetSite } from './persistent-value.ts'

/** Next New Year's Day, when new salary thresholds may apply. */
const NEXT_YEAR = `${new Date().getFullYear() + 1}-01-01T09:00`

export function Page() {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const begin = (now: string) => {
    environment.now.keep(now)
    location.reload()
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          begin(String(new FormData(event.currentTarget).get('now')))
        }}
      >
        <label>
          The page’s clock begins at
          <input type="datetime-local" name="now" defaultValue={environment.now.read()} />
        </label>
        <p className="row">
          <button type="submit">Set the clock</button>
          <button type="button" onClick={() => begin(NEXT_YEAR)}>
            1 January
          </button>
          <button type="button" onClick={() => begin('')}>
            Now
          </button>
        </p>
      </form>
      <fieldset>
        <legend>Colours</legend>
        {SCHEMES.map((scheme) => (
          <label key={scheme}>
            <input
              type="radio"
              name="scheme"
              checked={environment.scheme.read() === scheme}
              onChange={() => {
                environment.scheme.keep(scheme)
                setScheme(scheme)
                redraw()
              }}
            />
            {scheme}
          </label>
        ))}
      </fieldset>
      <p className="row">
        This page in{' '}
        {MAIN_LANGUAGES.map((locale) => (
          <a key={locale} href={localizedPath(location.pathname, locale) + location.search}>
            {locale}
          </a>
        ))}
      </p>
      <p>
        <button type="button" onClick={() => void forgetSite().then(() => location.reload())}>
          Forget drafts, choices and receipts
        </button>
      </p>
      <p className="row">
        <a href="/__gallery">Gallery of every state</a>
        <a href={chartPath(null)}>Every machine as a living chart</a>
      </p>
      <p>
        The mocks post no mails. Those of <code>npm start</code> are in{' '}
        <a href="http://127.0.0.1:4280/__mailbox">its mailbox</a>
      </p>
    </>
  )
}
