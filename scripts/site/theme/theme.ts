/** The site's theme: that of VitePress, in the colours of the desk. */
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { frontPage } from './front-page.ts'
import { liveDesk } from './live-desk.ts'
import './site.css'

export const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LiveDesk', liveDesk)
    app.component('front-page', frontPage)
  },
}
