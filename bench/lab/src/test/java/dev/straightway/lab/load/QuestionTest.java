package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.verify.Address;

class QuestionTest {

    /** Of each part: connections, threads, pipelining, requests a second. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "32 | 1 | 0   | 1 | 32,1,16,0.0",
            "32 | 2 | 100 | 2 | 16,2,16,50.0 16,2,16,50.0",
            "5  | 2 | 500 | 2 | 3,2,16,300.0 2,2,16,200.0",
            "7  | 4 | 0   | 3 | 3,3,16,0.0 2,2,16,0.0 2,2,16,0.0",
            "2  | 1 | 10  | 4 | 1,1,16,5.0 1,1,16,5.0" })
    void dividesConnectionsAndRateAmongGenerators(int connections, int threads, double rate, int generators, String parts) {
        LoadRequest request = new LoadRequest(Address.loopback(8080), Requests.get(200, Requests.BOB),
                new Scenario.LoadShape(connections, threads, 16), 3, false);

        List<Question> questions = new Question(request, rate).parts(generators);

        assertThat(questions.stream().map(QuestionTest::words).collect(Collectors.joining(" "))).isEqualTo(parts);
    }

    private static String words(Question question) {
        Scenario.LoadShape shape = question.request().shape();
        return shape.connections() + "," + shape.threads() + "," + shape.pipelining() + "," + question.perSecond();
    }
}
