package dev.straightway.generator.hyperfoil;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;

class AnswersTest {

    private final Answers answers = new Answers();

    @Test
    void timesAnAnswerFromItsExchange() {
        Exchange exchange = exchange();
        answers.complete(exchange, exchange.from + 1000);
        assertThat(answers.times().getTotalCount()).isEqualTo(1);
        assertThat(answers.times().getMaxValue()).isEqualTo(1000);
        assertThat(answers.errors()).isEmpty();
    }

    @Test
    void countsOneErrorForAnAnswerWhateverElseIsWrongWithIt() {
        Exchange wrongStatus = exchange();
        wrongStatus.rightStatus = false;
        wrongStatus.sameBody = false;
        answers.wrongStatus(503);
        answers.complete(wrongStatus, 1);
        Exchange wrongBody = exchange();
        wrongBody.sameBody = false;
        wrongBody.rightMediaType = false;
        answers.complete(wrongBody, 1);
        Exchange wrongMediaType = exchange();
        wrongMediaType.rightMediaType = false;
        answers.complete(wrongMediaType, 1);
        assertThat(answers.errors()).isEqualTo(Map.of("status 503", 1L, "body", 1L, "media type", 1L));
    }

    private static Exchange exchange() {
        Exchange exchange = new Exchange();
        exchange.departs(0, 0);
        exchange.rightMediaType = true;
        return exchange;
    }
}
