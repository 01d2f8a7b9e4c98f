import { sessionHandler } from 'order-admin/session'
import { currentUser } from './login.ts'

export const POST = sessionHandler({
  edge: 'https://edge.example',
  apiKey: process.env.EDGE_API_KEY,
  origins: 'https://shop.example',
  async authorize(request) {
    const user = await currentUser(request)
    if (!user) return undefined
    return { user: { id: user.id, name: user.name }, capabilities: ['order.read', 'rows.write'] }
  },
})
