import { confirmAcknowledgement, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { callAs } from './call-as.ts'
import type { TestModule } from './content.ts'
import type { TestServer, TestUser } from './test-server.ts'

/** Marks these pages as read, with their acknowledgements, before the journey begins. */
export const havingRead = async (
  testServer: TestServer,
  user: TestUser,
  pages: TestModule['pages'],
): Promise<void> => {
  const reader = { host: user.app.host, token: await testServer.signIn(user) }
  for (const { modulePageId, elements } of pages) {
    for (const { contentElementId, element } of elements)
      if (element.content.type === 'ACKNOWLEDGEMENT')
        await callAs(reader, confirmAcknowledgement, { contentElementId })
    await callAs(reader, markModulePageAsSeen, { modulePageId })
  }
}
