package dev.straightway.bench.micro.servers;

import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/**
 * What a request costs on a stack.
 *
 * @param error half of the 99.9 % interval of the nanoseconds
 */
record Cost(Stack stack, Ask ask, double nanoseconds, double error, double bytes) {

    static Cost of(RunResult result) {
        return new Cost(Stack.named(result.getParams().getParam(ServerBenchmark.STACK)),
                Ask.valueOf(result.getParams().getParam("ask")), result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreError(), Scores.bytes(result));
    }
}
