/** What benchmarks read of JMH's results. Imports JMH only. */
package dev.straightway.bench.micro.score;
