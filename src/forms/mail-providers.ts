/**
 * Endings of the addresses of large e-mail providers, the most used first. Only names that no other domain resembles
 * belong here. The endings are complete, because a missing one could be taken for a mistake.
 */
export const MAIL_PROVIDERS: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  rediffmail: 'com',
  hotmail: `com de com.tr co.uk fr it es com.br at be ca ch cl cz dk fi gr hu jp lt lv my nl no ph rs ru se sg sk
    com.ar com.au com.hk com.tw com.vn co.id co.il co.in co.jp co.kr co.nz co.th co.za`,
  outlook: `com de com.tr fr it es com.br in at be cl cz dk hu id ie jp kr lv my ph pt sa se sg sk
    com.ar com.au com.gr com.vn co.id co.il co.nz co.th co.uk`,
  live: `com de co.uk fr it in at be ca ch cl cn dk es fi hk ie jp nl no ru se
    com.ar com.au com.mx com.my com.ph com.pt com.sg co.in co.kr co.za`,
  msn: 'com',
  yahoo: `com de co.in in com.ph com.br com.tr co.uk fr it es at be ca ch cl cn cz dk fi gr hu ie nl no pl pt ro ru se
    com.ar com.au com.cn com.co com.hk com.mx com.my com.pe com.sg com.tw com.ua com.ve com.vn
    co.id co.il co.jp co.kr co.nz co.th co.za ne.jp`,
  yandex: 'com ru com.tr az by kz ua uz',
  mail: 'com ru de az bg by ee kz ua',
  gmx: 'de net at ch com fr es it co.uk us eu li info org biz tm',
  web: 'de',
  't-online': 'de hu',
  freenet: 'de am',
  aol: 'com de co.uk fr it es in at ch nl se com.au com.br com.mx',
  proton: 'me ch',
  protonmail: 'com ch',
  qq: 'com',
}
