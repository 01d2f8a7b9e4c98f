import vue from '@vitejs/plugin-vue'
import { isOrderAdmin } from 'order-admin/vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isOrderAdmin } } })],
})
