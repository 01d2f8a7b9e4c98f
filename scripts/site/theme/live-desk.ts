/**
 * `<LiveDesk>`: the order desk on a page of the documentation, when the running demo serves that page; otherwise a
 * picture of it. With `brands` the reader can change its look.
 */
import { type Component, defineComponent, h, onBeforeUnmount, onMounted, ref, type VNode } from 'vue'
import { withBase } from 'vitepress'

/** What the demo says about its desk; the site alone says nothing. */
interface Place {
  edgeUrl?: string
  orderId?: string
}

/** The style sheets of `docs/themes/`, by the name that a reader sees. */
const brands = {
  Ledger: 'ledger',
  Atelier: 'atelier',
  'Night shift': 'night-shift',
  'Plain public': 'plain-public',
}
const densities = { Compact: '-2', Default: '0', Roomy: '2' }

export const liveDesk: Component = defineComponent({
  props: { brands: Boolean, headingLevel: { type: Number, default: 3 } },
  setup(props) {
    const place = ref<Place>({})
    const brand = ref('')
    const density = ref(densities.Default)
    const sheet = globalThis.document?.createElement('link')

    onMounted(async () => {
      const { edgeUrl, orderId } = await placeOfDesk()
      if (!edgeUrl || !orderId) return
      // The page's policy allows scripts of this edge and of no other place.
      await import(/* @vite-ignore */ `${edgeUrl}/order-admin.js`)
      place.value = { edgeUrl, orderId }
    })
    onBeforeUnmount(() => sheet?.remove())

    function setBrand(name: string): void {
      brand.value = name
      sheet!.remove()
      if (name === '') return
      sheet!.rel = 'stylesheet'
      sheet!.href = withBase(`/files/docs/themes/${name}.css`)
      document.head.append(sheet!)
    }

    const setDensity = (step: string) => (density.value = step)
    const controls = () => [
      choice('Brand', { None: '', ...brands }, brand.value, setBrand),
      choice('Density', densities, density.value, setDensity),
    ]
    return () =>
      place.value.edgeUrl
        ? desk(place.value, {
            density: density.value,
            level: props.headingLevel,
            controls: props.brands ? controls() : [],
          })
        : picture()
  },
})

interface Look {
  density: string
  level: number
  controls: VNode[]
}

function desk({ edgeUrl, orderId }: Place, { density, level, controls }: Look): VNode {
  return h('section', { class: 'live-desk', 'aria-label': 'Live desk' }, [
    h('p', { class: 'live-desk-note' }, [
      'This desk is live: the demo serves it, and keeps what you save. ',
      h('span', { class: 'live-desk-drag' }, 'Drag its corner to change its width.'),
    ]),
    ...(controls.length > 0 ? [h('div', { class: 'live-desk-controls' }, controls)] : []),
    h('div', { class: 'live-desk-box' }, [
      h('order-admin', {
        'order-id': orderId,
        'edge-url': edgeUrl,
        '.fetchSession': fetchSession,
        'heading-level': level,
        style: { '--order-admin-density': density },
      }),
    ]),
  ])
}

function picture(): VNode {
  return h('figure', { class: 'live-desk' }, [
    h('img', {
      src: withBase('/order-desk.png'),
      alt: 'The order desk with two unsaved changes',
      width: 1440,
      height: 900,
    }),
    h('figcaption', [
      'Open this page from the demo, and the desk here is live: ',
      h('code', 'npm start'),
      '.',
    ]),
  ])
}

function choice(
  label: string,
  values: Readonly<Record<string, string>>,
  chosen: string,
  choose: (value: string) => void,
): VNode {
  const onChange = (event: globalThis.Event) => choose((event.target as HTMLSelectElement).value)
  const options = Object.entries(values).map(([name, value]) => h('option', { value }, name))
  const id = `live-desk-${label.toLowerCase()}`
  return h('p', [h('label', { for: id }, label), h('select', { id, value: chosen, onChange }, options)])
}

async function placeOfDesk(): Promise<Place> {
  try {
    const answer = await fetch(withBase('/desk.json'))
    return answer.ok ? ((await answer.json()) as Place) : {}
  } catch {
    // Without a server there is no desk either.
    return {}
  }
}

async function fetchSession(): Promise<unknown> {
  const response = await fetch('/desk-session', { method: 'POST' })
  if (!response.ok) throw new Error(`The demo answered ${response.status}`)
  return response.json()
}
