/** The layout of the home page. That of VitePress has no main landmark. */
import { type Component, defineComponent, h } from 'vue'
import { Content } from 'vitepress'
import { VPHomeHero } from 'vitepress/theme-without-fonts'

export const frontPage: Component = defineComponent({
  setup: () => () =>
    h('main', { class: 'front-page' }, [
      h(VPHomeHero),
      h('div', { class: 'vp-doc front-page-content' }, [h(Content)]),
    ]),
})
