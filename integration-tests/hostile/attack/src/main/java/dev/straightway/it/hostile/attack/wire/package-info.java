/**
 * Connections of HTTP/1.1 on which every byte is decided here, and answers that are read strictly. Start at
 * {@link dev.straightway.it.hostile.attack.wire.AnswerReader}.
 */
package dev.straightway.it.hostile.attack.wire;
