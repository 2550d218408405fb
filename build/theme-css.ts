import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '#src/theme.ts'

const ID = 'virtual:theme.css'

/**
 * Mantine's CSS variables as a static stylesheet. The provider would otherwise write them into a `<style>` at run
 * time, which a strict `style-src` forbids.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => {
      if (id !== `\0${ID}`) return undefined
      const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
      return convertCssVariables({ ...resolved, dark: {} }, ':root')
    },
  }
}
