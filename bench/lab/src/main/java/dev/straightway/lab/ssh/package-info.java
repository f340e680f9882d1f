/**
 * Other machines for servers and generators, reached by the ssh client of this one. The lab copies itself there and runs as an
 * {@linkplain dev.straightway.lab.ssh.Outpost outpost}: it starts, watches and ends servers and a generator as it does here.
 * It takes its orders as lines of JSON through ssh. When the connection ends, it ends with everything that it has started.
 * <p>
 * It may import {@code java.*}, Jackson, {@code files}, {@code options}, {@code target}, {@code measure}, {@code verify},
 * {@code profile}, {@code server}, {@code host} and {@code load}. Start at {@link dev.straightway.lab.ssh.SshHost}.
 */
package dev.straightway.lab.ssh;
