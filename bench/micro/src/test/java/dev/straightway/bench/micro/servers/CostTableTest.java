package dev.straightway.bench.micro.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class CostTableTest {

    @Test
    void comparesCostsWithTheirTargets() {
        String text = new CostTable(List.of(new Cost(Stack.REST, Ask.GET, 2000, 10, 4000),
                new Cost(Stack.STRAIGHTWAY, Ask.GET, 1000, 10, 2001),
                new Cost(Stack.STRAIGHTWAY, Ask.GET_LOCATOR, 1030, 10, 2001),
                new Cost(Stack.JERSEY, Ask.POST, 5000, 10, 9000), new Cost(Stack.JERSEY, Ask.POST_LOCATOR, 10_000, 10, 9000)))
                .text();
        assertThat(text.lines()).contains(
                "Quarkus REST        GET                  2,000        10       4,000",
                "GET, Straightway / Quarkus REST, ns                 0.50  (target: <= 0.50)",
                "GET, Straightway / Quarkus REST, bytes              0.50  (target: <= 0.50)  MISSED",
                "GET_LOCATOR / GET, Straightway, ns                  1.03  (target: <= 1.05)",
                "POST_LOCATOR / POST, Jersey, ns                     2.00");
        assertThat(text).doesNotContain("Classic, ns").contains("Jersey 2.15     31,509");
    }
}
