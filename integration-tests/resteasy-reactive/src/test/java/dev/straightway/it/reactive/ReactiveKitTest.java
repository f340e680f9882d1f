package dev.straightway.it.reactive;

import dev.straightway.it.contract.KitContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ReactiveKitTest extends KitContract {

    ReactiveKitTest() {
        super(Stack.REACTIVE);
    }
}
