package dev.straightway.bench.micro.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StackTest {

    @Test
    void saysWhichStacksThereAre() {
        assertThat(Stack.named("Jersey 2.15")).isIn(Stack.ALL);
        assertThatThrownBy(() -> Stack.named("jersey")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("No stack 'jersey'. Use one of [RESTEasy Classic, ");
    }
}
