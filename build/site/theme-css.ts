import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '#src/site/theme.ts'

const ID = 'virtual:theme.css'

/**
 * Serves Mantine's CSS variables as the stylesheet `virtual:theme.css`. By default, Mantine's provider writes them into
 * a `<style>` at run time, which our `style-src` forbids.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => {
      if (id !== `\0${ID}`) return undefined
      const merged = mergeMantineTheme(DEFAULT_THEME, theme)
      const { variables, light } = defaultCssVariablesResolver(merged)
      const own = themeVariables(merged)
      return convertCssVariables(
        { variables: used(variables), light: { ...used(light), ...own.light }, dark: {} },
        ':root',
      )
    },
  }
}

/**
 * Mantine's palettes that nothing uses. The site has its own colours, and Mantine's components need only gray and red.
 */
const UNUSED = Object.keys(DEFAULT_THEME.colors).filter((color) => !['gray', 'red'].includes(color))
const UNUSED_VARIABLE = new RegExp(`^--mantine-color-(${UNUSED.join('|')})-`)

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED_VARIABLE.test(name)))
