package dev.straightway.it.classic;

import dev.straightway.it.contract.KitContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ClassicKitTest extends KitContract {

    ClassicKitTest() {
        super(Stack.CLASSIC);
    }
}
