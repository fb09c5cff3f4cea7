import * as z from 'zod/mini'
import { type ElementOperations, operationsOf } from '../element-operations.ts'
import { command, upload } from '../operation.ts'
import { OF_UPLOADS } from '../refusals.ts'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from '../values/elements/blog-elements.ts'
import { IMAGE } from '../values/elements/image.ts'
import { IMAGE_WITH_DESCRIPTION } from '../values/elements/image-with-description.ts'
import { RICH_TEXT } from '../values/elements/rich-text.ts'
import { STRATEGIES } from '../values/elements/strategies.ts'
import { TIP_BOX } from '../values/elements/tip-box.ts'
import { EmptyObject, Id, SortedIds } from '../values/values.ts'
import { queriesOfWork } from './blog-as-manager.ts'

const { creationOf, changeOf } = operationsOf(ELEMENTS_OF_ARTICLES, {
  feature: 'BLOG',
  invalidates: () => queriesOfWork,
})

const withImage = {
  refusals: ['conflict', ...OF_UPLOADS],
  files: { image: { accepts: 'image' } },
} as const
/** Without a new picture the old one stays, and its alternative text is changed. */
const withNewImage = { ...withImage, files: { image: { accepts: 'image', isOptional: true } } } as const

export const createBlogRichTextAsManager = command(
  'blog/create-rich-text-as-manager-command',
  creationOf(RICH_TEXT),
)
export const updateBlogRichTextAsManager = command(
  'blog/update-rich-text-as-manager-command',
  changeOf(RICH_TEXT),
)

export const createTipBoxAsManager = command('blog/create-tip-box-as-manager-command', creationOf(TIP_BOX))
export const updateTipBoxAsManager = command('blog/update-tip-box-as-manager-command', changeOf(TIP_BOX))

export const createBlogImageAsManager = upload('blog/create-image-as-manager-command', {
  ...creationOf(IMAGE),
  ...withImage,
})
export const updateBlogImageAsManager = upload('blog/update-image-as-manager-command', {
  ...changeOf(IMAGE),
  ...withNewImage,
})

export const createImageWithDescriptionAsManager = upload(
  'blog/create-image-with-description-as-manager-command',
  { ...creationOf(IMAGE_WITH_DESCRIPTION), ...withImage },
)
export const updateImageWithDescriptionAsManager = upload(
  'blog/update-image-with-description-as-manager-command',
  { ...changeOf(IMAGE_WITH_DESCRIPTION), ...withNewImage },
)

export const createStrategiesAsManager = command(
  'blog/create-strategies-as-manager-command',
  creationOf(STRATEGIES),
)
export const updateStrategiesAsManager = command(
  'blog/update-strategies-as-manager-command',
  changeOf(STRATEGIES),
)

export const BLOG_ELEMENT_OPERATIONS: ElementOperations<BlogElementType> = {
  RICH_TEXT: { create: createBlogRichTextAsManager, update: updateBlogRichTextAsManager },
  TIP_BOX: { create: createTipBoxAsManager, update: updateTipBoxAsManager },
  IMAGE: { create: createBlogImageAsManager, update: updateBlogImageAsManager },
  IMAGE_WITH_DESCRIPTION: {
    create: createImageWithDescriptionAsManager,
    update: updateImageWithDescriptionAsManager,
  },
  STRATEGIES: { create: createStrategiesAsManager, update: updateStrategiesAsManager },
}

const ofArticle = {
  audience: 'app-manager',
  feature: 'BLOG',
  output: EmptyObject,
  invalidates: queriesOfWork,
} as const

export const deleteBlogElementAsManager = command('blog/delete-content-element-as-manager-command', {
  ...ofArticle,
  audit: { title: 'Inhalt gelöscht' },
  input: z.object({ blogArticleContentElementId: Id }),
})

export const updateOrderOfBlogElementsAsManager = command(
  'blog/update-order-of-content-elements-as-manager-command',
  {
    ...ofArticle,
    audit: { title: 'Inhalte sortiert' },
    input: z.object({ blogArticleId: Id, sortedIdsOfContentElements: SortedIds }),
    refusals: ['conflict'],
  },
)
