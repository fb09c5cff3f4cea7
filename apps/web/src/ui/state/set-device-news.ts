import { deviceNews } from './device-news.ts'

export const setDeviceNews = (news: 'answers' | 'commands', isTrue: boolean): void => {
  if (deviceNews.get().has(news) === isTrue) return
  const others = [...deviceNews.get()].filter((other) => other !== news)
  deviceNews.set(new Set(isTrue ? [...others, news] : others))
}
