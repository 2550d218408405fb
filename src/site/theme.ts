import { type CSSVariablesResolver, colorsTuple, createTheme } from '@mantine/core'

/** Mantine's theme. Colours and fonts are the tokens in `src/app/styles/tokens.css`. */
export const theme = createTheme({
  colors: { river: colorsTuple('var(--river)') },
  primaryColor: 'river',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
})

/** Sets Mantine's colours to tokens. The tokens have light and dark values, so Mantine needs only one scheme. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-scheme': 'light dark',
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--brick-deep)',
    '--mantine-color-success': 'var(--river)',
    '--mantine-color-disabled': 'var(--paper-deep)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
    '--mantine-color-disabled-border': 'var(--control)',
    '--mantine-color-river-filled': 'var(--river)',
  },
  dark: {},
})
