package dev.straightway.runtime.provider;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.ext.MessageBodyReader;

import org.junit.jupiter.api.Test;

class TypeArgumentsTest {

    interface Item {
    }

    abstract static class OfVariable<T extends Item> implements MessageBodyReader<T> {
    }

    abstract static class OfItems extends OfVariable<Item> {
    }

    @SuppressWarnings("rawtypes")
    abstract static class Raw implements MessageBodyReader {
    }

    @Test
    void takesWhatASubclassBinds() {
        assertThat(TypeArguments.first(OfItems.class, MessageBodyReader.class)).isEqualTo(Item.class);
    }

    @Test
    void takesAVariableThatNobodyBindsForAnyObject() {
        assertThat(TypeArguments.first(OfVariable.class, MessageBodyReader.class)).isEqualTo(Object.class);
    }

    @Test
    void takesARawContractForAnyObject() {
        assertThat(TypeArguments.first(Raw.class, MessageBodyReader.class)).isEqualTo(Object.class);
    }
}
