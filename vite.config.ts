import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { legalTexts } from './build/articles/legal-texts.ts'
import { articles } from './build/articles/plugin.ts'
import { law } from './build/law/plugin.ts'
import { borrowedTexts } from './build/site/borrowed-texts.ts'
import { breakpoints } from './build/site/breakpoints.ts'
import { daysOff } from './build/site/days-off.ts'

import { devPages } from './build/site/dev-pages.ts'
import { devTexts } from './build/site/dev-texts.ts'
import { headingFace } from './build/site/heading-face.ts'
import { OLDEST_BROWSERS } from './build/site/oldest-browsers.ts'
import { prerender } from './build/site/prerender.ts'
import { themeCss } from './build/site/theme-css.ts'
import { SITE_DAY } from './src/content/site-day.ts'

export default defineConfig(({ command }) => ({
  build: {
    // Hides forty lines of warnings about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: OLDEST_BROWSERS.map(({ name, version }) => `${name}${version}`),
    // The first versions with `light-dark()`. Older browsers show black text on white.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy forbids `data:` URLs for images, and the browser can cache separate files.
    assetsInlineLimit: 0,
  },
  // Tests and builds write there, and a page in development would reload.
  server: { watch: { ignored: ['**/.local/**'] } },
  // Short class names in the build. In development, Vite's names show where a class comes from.
  ...(command === 'build' && { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }),
  // Passes the day of the build to the browser, which shows the figures valid on that day.
  define: { 'process.env.SITE_DAY': JSON.stringify(SITE_DAY) },
  // Vite's scanner does not find these imports, and Vite reloads the page if it finds a dependency late.
  optimizeDeps: { include: ['msw/browser', 'xstate/graph', 'xstate/guards'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    breakpoints(),
    themeCss(),
    headingFace(),
    articles(),
    legalTexts(),
    daysOff(),
    law(),
    react({ include: /\.(mdx|tsx?)$/ }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: 'resolved', failOnCompileError: true }),
    borrowedTexts(),
    devPages(),
    devTexts(),
    prerender(),
    msw(),
  ],
}))
