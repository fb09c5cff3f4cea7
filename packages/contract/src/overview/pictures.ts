import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { paged } from '../paging.ts'
import { Image } from '../values/image.ts'
import { Id } from '../values/values.ts'

/** The pictures that the app's contents show, newest first: no preview of a document, and no private picture. */
export const getPicturesAsManager = query('overview/get-pictures-as-manager-query', {
  audience: 'app-manager',
  ...paged({}, z.object({ imageId: Id, image: Image })),
})
