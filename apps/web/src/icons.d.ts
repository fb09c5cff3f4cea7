/** All icons of Tabler by their names at https://tabler.io/icons; an unknown name fails the build. */
declare module '~icons/tabler/*' {
  const icon: import('./ui/media/icon.tsx').Icon
  export default icon
}
