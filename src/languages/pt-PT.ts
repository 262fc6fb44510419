import type { Messages } from './en.js';

/** The texts that Portugal writes differently. All others are those of `pt`. */
export const ptPT: Partial<Messages> = {
  one_off: 'Donativo único',
  moreToday: 'Na página de pagamento, outros itens são adicionados ao valor que paga hoje.',
  first_name: 'Nome próprio',
  last_name: 'Apelido',
  emailHint: 'Para entrarmos em contacto consigo sobre o seu donativo',
  emailSuggestion: 'Queria escrever {email}?',

  day: 'Diário',
  subscriptionName: 'Donativo – {interval}',

  summary: 'O seu donativo',
  yearly: 'Donativo regular por ano',
  changed:
    'O formulário mudou durante o envio. Nada foi cobrado. Verifique o formulário e carregue de novo no botão.',
  pressAgain:
    'O formulário já está pronto. Nada foi enviado ainda. Verifique o seu donativo e carregue de novo no botão.',
  sending: 'A preparar a página de pagamento…',
  continueInNewTab: 'Abrir a página de pagamento num novo separador',

  too_short: 'É demasiado curto',
  looks_like_card: 'Não escreva aqui o número de um cartão. Vai indicá-lo na página de pagamento',
  'first_name.required': 'Indique o seu nome próprio',
  'last_name.required': 'Indique o seu apelido',

  unloaded:
    'Não foi possível carregar uma parte do conteúdo. Verifique a sua ligação à internet e recarregue a página.',
  broken: 'Algo correu mal aqui. Recarregue a página.',
  unreachable:
    'Não conseguimos contactar o serviço de pagamento. Nada foi cobrado. Verifique a sua ligação à internet e tente novamente.',
  slow: 'O serviço de pagamento demorou demasiado a responder. Nada foi cobrado. Tente novamente.',
  failing: 'Algo correu mal. Nada foi cobrado. Tente novamente daqui a pouco.',
  closed: 'Neste momento não é possível fazer donativos. Nada foi cobrado.',

  checking: 'A verificar o seu donativo…',
  emailConfirmation: 'Vai receber um e-mail que confirma o seu donativo.',
  manageDonation: 'Gerir o seu donativo',
  contactAboutDonation: 'Contacte-nos sobre o seu donativo',
  endingAfter: 'Pode alterar ou cancelar o seu donativo regular a qualquer momento.',
  share: 'Partilhar',
  'succeeded.text': 'Recebemos o seu donativo.',
  'succeeded.textTo': 'Recebemos o seu donativo para {charity}.',
  'pending.text':
    'Isto pode demorar um momento. Não pague de novo. Se o resultado não aparecer aqui, verifique novamente.',
  'pending.textOpen':
    'Se já pagou, não pague de novo. Isto pode demorar um momento. Se o resultado não aparecer aqui, verifique novamente. Se saiu antes de pagar, pode voltar ao pagamento.',
  'failed.text': 'O pagamento do seu donativo não foi efetuado. Pode tentar novamente.',
  'attention.text': 'Um pagamento do seu donativo regular ainda não foi efetuado.',
  'attention.textFirst':
    'O primeiro pagamento não foi concluído. Nada foi pago, e o seu donativo regular não começou.',
  'ended.title': 'Este donativo regular terminou',
  'not-found.title': 'Não encontramos este donativo',
  'not-found.text': 'Se pagou, fale com a organização.',
  'lost.title': 'Damos-lhe de novo as boas-vindas',
  'lost.text':
    'Não podemos mostrar aqui o seu donativo. Se pagou, verifique o seu e-mail ou fale com a organização.',
  'mismatch.title': 'Não podemos mostrar este donativo',
  'mismatch.text':
    'O serviço de pagamento enviou os dados de outro donativo. Se pagou, fale com a organização.',
  'unavailable.title': 'Não podemos verificar o seu donativo neste momento',
  giveAgain: 'Fazer outro donativo',
  gift: 'Donativo',
  resumeOpen: 'O seu último donativo ainda não está confirmado. Se não pagou, ainda pode pagar.',

  giftsPriced: 'O preço destes itens é em {currency}. Para os adicionar, mude a moeda.',
  extras: 'Sobre o seu donativo',
  byOrganisation: 'Estou a doar em nome de uma empresa ou organização',
  line1: 'Morada (linha 1)',
  line2: 'Morada (linha 2)',
  'postcode.cep': 'Código postal (CEP)',
  'state.prefecture': 'Prefeitura',
  address: 'A sua morada',
  findAddress: 'Procurar a sua morada',
  addressesFound: {
    one: '{count} morada encontrada. Escolha-a com as teclas de setas.',
    many: '{count} de moradas encontradas. Escolha uma com as teclas de setas.',
    other: '{count} moradas encontradas. Escolha uma com as teclas de setas.',
  },
  noAddressFound: 'Nenhuma morada encontrada. Preencha a sua abaixo.',
  addressFilled: 'A morada foi preenchida. Verifique-a abaixo.',
  addressNotFilled: 'Não foi possível preencher a morada. Preencha-a abaixo.',
  suggestion: 'Em vez disso, poderia doar {monthly} por mês? O total é de {yearly} por ano.',

  matchBecomes: 'Até {date}, o seu donativo de {amount} passa a valer {total} com uma contribuição de {by}',
  matchLimited:
    'Até {date}, o seu donativo de {amount} passa a valer {total} com uma contribuição de {by}, no máximo de {limit}',
  giftAidGain: 'O seu donativo de {amount} passa a valer {total}, sem custos adicionais para si',
  giftAidGainEvery:
    'O seu donativo de {amount} passa a valer {total} {interval}, sem custos adicionais para si',
  giftAidNeeds: 'Se assinalar esta opção, terá de indicar o seu nome e a morada da sua casa.',
  giftAidYes: 'Sim, quero aplicar o Gift Aid ao meu donativo',
  giftAidSingle:
    'Quero aplicar o Gift Aid ao meu donativo para {charity}. Sou contribuinte no Reino Unido e compreendo que, se pagar menos imposto sobre o rendimento (Income Tax) e/ou imposto sobre mais-valias (Capital Gains Tax) no ano fiscal em curso do que o valor de Gift Aid solicitado sobre todos os meus donativos, é da minha responsabilidade pagar qualquer diferença.',
  giftAidMultiple:
    'Quero aplicar o Gift Aid ao meu donativo e a todos os donativos que eu fizer no futuro ou tenha feito nos últimos 4 anos para {charity}. Sou contribuinte no Reino Unido e compreendo que, se pagar menos imposto sobre o rendimento (Income Tax) e/ou imposto sobre mais-valias (Capital Gains Tax) do que o valor de Gift Aid solicitado sobre todos os meus donativos nesse ano fiscal, é da minha responsabilidade pagar qualquer diferença.',
  taxReceipt: 'Recibo de donativo',
  taxReceiptYes: 'Preciso de um recibo de donativo para a minha declaração de IRS',
  taxReceiptFor: 'Declaração de rendimentos: {countries}',
  taxReceiptCountry: 'Escolha o país da sua morada para ver os dados necessários para o recibo.',
  taxReceiptElsewhere:
    'A organização só emite o recibo para declarações de rendimentos nestes países: {countries}. Pode doar mesmo assim, sem o recibo.',
  'taxReceipt.ES':
    'A organização comunica o donativo à administração fiscal (Modelo 182) com o seu nome, o seu número de identificação fiscal e a província da sua morada. Só pode ter um benefício fiscal se a lei espanhola reconhecer a organização para esse fim.',
  'taxReceipt.PT':
    'A organização guarda o seu nome e o seu NIF com o recibo, e comunica o donativo à Autoridade Tributária (Modelo 25). O donativo só é dedutível no IRS se a lei reconhecer a organização para esse fim.',
  'taxReceipt.IT':
    'O recibo indica o seu nome e o seu número de identificação fiscal. A organização pode ter de comunicar o donativo à administração fiscal, para a sua declaração pré-preenchida. Pode opor-se a isso. Só pode ter um benefício fiscal se a lei italiana reconhecer a organização para esse fim e se pagar por um meio rastreável, como cartão ou transferência.',
  'taxReceipt.FR':
    'O recibo (Cerfa n.º 11580) indica o seu nome e a sua morada. Só pode ter um benefício fiscal se a lei francesa reconhecer a organização para esse fim e se não receber nada de valor em troca.',
  'taxReceipt.DE':
    'O recibo (Zuwendungsbestätigung) indica o seu nome e a sua morada. Se indicar o seu número de identificação fiscal (Steuer-ID), autoriza a organização a comunicar o donativo à administração fiscal. Só pode ter um benefício fiscal se a administração fiscal alemã reconhecer a organização.',
  'taxReceipt.BR':
    'O recibo indica o seu nome e o seu número de identificação fiscal. Só pode ter um benefício fiscal se o donativo for para um fundo ou projeto previsto na lei fiscal brasileira e se entregar a declaração completa, com as deduções discriminadas.',
  'taxReceipt.AT':
    'A organização comunica à administração fiscal este donativo e os seguintes, com o seu nome e a sua data de nascimento como estão registados na Áustria. Pode pedir a qualquer momento que deixe de o fazer. Só pode ter um benefício fiscal se a lei austríaca reconhecer a organização para esse fim.',
  'taxReceipt.BE':
    'O certificado indica o seu nome e a sua morada. A organização comunica à administração fiscal os seus donativos com o seu número nacional. Só pode ter um benefício fiscal se a lei belga reconhecer a organização para esse fim e se os seus donativos no ano atingirem o mínimo legal.',
  tax_number: 'Número de identificação fiscal',
  'tax_number.required': 'Indique o seu número de identificação fiscal',
  'tax_number.format': 'Verifique o seu número de identificação fiscal. Tem este formato: {taxExample}',
  'national_number.format': 'Verifique o seu número nacional. Tem este formato: {taxExample}',
  not_birth_date: 'Verifique a sua data de nascimento. Deve estar entre 1900 e hoje',
  dedication: 'Dedicar este donativo',
  'question.looks_like_card':
    'Não escreva o número de um cartão em “{question}”. Vai indicá-lo na página de pagamento',
  'question_tick.required': 'Assinale “{question}”',
  contactOptIn:
    'Podemos entrar em contacto consigo para lhe falar do nosso trabalho? Pode mudar a sua escolha a qualquer momento.',
  contactOptOut:
    'Gostaríamos de entrar em contacto consigo para lhe falar do nosso trabalho. Assinale os meios que não quer que usemos.',
  'contact.not.email': 'Por favor, não me contactem por e-mail',
  'contact.not.sms': 'Por favor, não me contactem por SMS',
  'contact.not.phone': 'Por favor, não me contactem por telefone',
  'contact.not.post': 'Por favor, não me contactem por correio',
  'contact_email.required': 'Indique se podemos enviar-lhe e-mails',
  'contact_sms.required': 'Indique se podemos enviar-lhe SMS',
  'contact_phone.required': 'Indique se podemos telefonar-lhe',
  'contact_post.required': 'Indique se podemos escrever-lhe por correio',
  'line1.required': 'Indique a primeira linha da sua morada',
  ending: 'Pode alterar ou cancelar a qualquer momento.',
  endingManage: 'Como alterar ou cancelar',
  endingContact: 'Contacte-nos para alterar ou cancelar',
  goesTo: 'O seu donativo vai para {charity}',
  registeredCharity: 'Instituição de solidariedade registada com o n.º {number}',
  contactCharity: 'Contacte-nos',
  inNewTab: '(abre num novo separador)',
};
