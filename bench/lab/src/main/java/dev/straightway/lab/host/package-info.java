/**
 * The machine on which servers run: whatever a run reads of it, or starts there, goes through
 * {@link dev.straightway.lab.host.Host}, so that it may be another one than the lab's.
 * <p>
 * It may import {@code java.*}, {@code options}, {@code target}, {@code measure}, {@code profile} and {@code server}. Start at
 * {@link dev.straightway.lab.host.Host}; {@link dev.straightway.lab.host.LocalHost} is this machine.
 */
package dev.straightway.lab.host;
