// Runs in the process of the sandbox, before its command: answers each message with what the process holds.
import process from 'node:process';

process.on('message', () => {
  globalThis.gc();
  const resources = process.getActiveResourcesInfo();
  process.send({
    heap: process.memoryUsage().heapUsed,
    timers: resources.filter((one) => one === 'Timeout' || one === 'Immediate').length,
    connections: resources.filter((one) => one === 'TCPSocketWrap').length,
  });
});
// The channel must not keep the sandbox alive once it has closed.
process.channel.unref();
