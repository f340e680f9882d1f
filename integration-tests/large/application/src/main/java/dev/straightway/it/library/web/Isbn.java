package dev.straightway.it.library.web;

/** A number of a book, of 13 digits, the last of which checks the others. */
public record Isbn(String digits) {

    public int check() {
        int sum = 0;
        for (int i = 0; i < 12; i++) {
            sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
        }
        return (10 - sum % 10) % 10;
    }

    public boolean isValid() {
        return check() == digits.charAt(12) - '0';
    }
}
