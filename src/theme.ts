import { createTheme, type MantineColorsTuple } from '@mantine/core'

const river: MantineColorsTuple = [
  '#eef5f1',
  '#dcebe3',
  '#b9d6c9',
  '#90bda9',
  '#659f87',
  '#41806a',
  '#2c6554',
  '#1f4d45',
  '#183c36',
  '#102a26',
]
const brick: MantineColorsTuple = [
  '#fbeeea',
  '#f5d9d1',
  '#e8b3a5',
  '#d98a76',
  '#c9644c',
  '#b84c35',
  '#a63d2b',
  '#8d3022',
  '#72261b',
  '#561c14',
]

/** Mantine's side of the look: river green leads, brick red is for actions that matter. */
export const theme = createTheme({
  colors: { river, brick },
  primaryColor: 'river',
  primaryShade: 7,
  black: '#1b2624',
  fontFamily: "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
})
